import type { FeatureFile } from '@workbench/book/book';

/** A small book about marbles, for the steps of `smallRegistry`. */
export const marbleFile: FeatureFile = {
  path: 'glas/murmeln.feature',
  text: `# language: de
@BDD-01
Funktionalität: Murmeln
  Sie fallen in ein Glas.

  Grundlage:
    Angenommen ein leeres Glas

  Szenario: Nichts darin
    Dann liegen 0 Murmeln im Glas

  # Warum es das gibt.
  @ORD-01 @schnell
  Regel: Was fällt, liegt darin

    Grundlage:
      Wenn 1 Murmel hineinkommen

    Szenariogrundriss: Es fallen <Zahl>
      Wenn <Zahl> Murmeln hineinfallen
      Dann liegen <Summe> Murmeln im Glas

      Beispiele:
        | Zahl | Summe |
        | 2    | 3     |
        | 3    | 5     |

    # Der letzte.
    @ORD-02
    Szenario: Nichts darin
      Wenn keine Murmeln hineinfallen
      Dann liegen 1 Murmeln im Glas
`,
};
