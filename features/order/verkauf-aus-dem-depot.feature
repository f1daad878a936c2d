# language: de
@browser @BDD-04
Funktionalität: Verkaufen, was im Depot liegt
  Der ganze Weg von der Position bis zur Ausführung, so wie ihn eine Kundin geht.

  @OBK-04 @ORD-17
  Szenario: Einen Teil einer Position zum Mindestpreis verkaufen
    Angenommen im Depot liegen 25 Stück der Aktie
    Wenn davon 5 Stück zu mindestens 300 EUR verkauft werden sollen
    Und der Verkauf mit der TAN vom Telefon freigegeben wird
    Dann gibt es genau eine Order, und sie ist offen
    Wenn der Kurs auf 301 EUR steigt
    Dann gibt es genau eine Order, und sie ist ausgeführt
