import { observer } from 'mobx-react-lite';
import { Button } from '../../ui/components/action/button';
import { useAnnounce } from '../../ui/components/feedback/announcer';
import { saveFile } from '../../ui/components/page/save-file';
import { words } from '../words/words';
import type { Desk, TextFile } from './desk';
import css from './desk-panel.module.css';

const hand = ({ name, text }: TextFile): void =>
  saveFile(name, new Blob([text], { type: 'text/plain;charset=utf-8' }));

/** What can be done with a text besides running it. */
export const DraftButtons = observer(function DraftButtons({ desk }: { readonly desk: Desk }) {
  const announce = useAnnounce();
  const { bookFile } = desk;
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(desk.text);
      announce(words.copied);
    } catch {
      announce(words.notCopied);
    }
  };
  return (
    <div className={css['buttons']}>
      <Button icon="download" onPress={() => hand(desk.ownFile)}>
        {words.download}
      </Button>
      {bookFile && (
        <Button icon="file-text" onPress={() => hand(bookFile)}>
          {words.downloadWhole}
        </Button>
      )}
      <Button onPress={() => void copy()}>{words.copy}</Button>
      {desk.isDraft && (
        <Button icon="refresh-cw" onPress={() => void desk.reset()}>
          {desk.entry ? words.reset : words.remove}
        </Button>
      )}
      {desk.dropped !== undefined && (
        <Button variant="text" onPress={() => void desk.undo()}>
          {words.undo}
        </Button>
      )}
    </div>
  );
});
