import type { Offering } from '@domain/access/offering';
import { isOffered, roomOf } from '@ui/app/offered';
import { pageName } from '@ui/app/page-name';
import { pathOf } from '@ui/app/routes';
import { Icon } from '@ui/components/icon/icon';
import { SectionHead } from '@ui/components/text/section-head';
import { useTexts } from '@ui/i18n/use-texts';
import { Link } from 'react-router-dom';
import css from './tile-groups.module.css';
import { tileGroups, type Tile } from './tiles';

/** All use cases that there are for this customer, as far as that is known, group by group. */
export function TileGroups({ offering }: { readonly offering: Offering | undefined }) {
  const t = useTexts();
  const groups = tileGroups.map(({ headline, tiles }) => ({
    headline,
    tiles: tiles.filter(({ target }) => isOffered(offering, target)),
  }));
  return (
    <div className={css['groups']}>
      {groups.map(
        ({ headline, tiles }) =>
          tiles.length > 0 && (
            <section key={headline} aria-labelledby={`group-${headline}`}>
              <SectionHead id={`group-${headline}`}>
                {t(
                  `start.group.${headline === 'depot' && offering?.depot === false ? 'accounts' : headline}`,
                )}
              </SectionHead>
              <ul>
                {tiles.map((tile) => (
                  <li key={tile.text} style={roomOf(offering, tile.target)}>
                    <Link className={css['tile']} to={linkOf(tile)}>
                      <Icon name={tile.icon} />
                      <span className={css['text']}>{pageName(t, tile.target, tile.parameters)}</span>
                      <span className={css['more']}>{t(`start.tile.${tile.text}.more`)}</span>
                    </Link>
                  </li>
                ))}
              </ul>
            </section>
          ),
      )}
    </div>
  );
}

function linkOf({ target, parameters, query }: Tile): string {
  const search = new URLSearchParams(query).toString();
  return pathOf(target, parameters) + (search === '' ? '' : `?${search}`);
}
