import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { iconNames } from '@ui/components/icon/icon-name';
import { iconSprite } from './icon-sprite';

/** `npm run icons`: writes the picture of all icons again, after one was added to the list or taken from it. */
writeFileSync(join(__dirname, '../../ui/components/icon/icons.svg'), iconSprite(iconNames));
