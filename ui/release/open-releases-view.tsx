import type { ReleaseEnd } from '@application/release/release-state';
import type { ReleaseKind } from '@domain/release/release-kind';
import { Button } from '@ui/components/action/button';
import { ButtonLink } from '@ui/components/action/button-link';
import { Notice } from '@ui/components/feedback/notice';
import { MessageWords } from '@ui/components/text/message-words';
import { useFormats, useTexts } from '@ui/i18n/use-texts';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import type { AskingState } from './asking-state';
import type { OpenReleasesModel } from './open-releases-model';
import css from './open-releases-view.module.css';
import { sentAs, sentIn, wordsOf } from './words-of';

interface OpenReleasesProps {
  readonly model: OpenReleasesModel;
  /** Where what came of a kind is seen. */
  readonly pathOf: (kind: ReleaseKind) => string;
}

/** Above every page: what became of a release that the customer has left without an answer (reliability.md 1). */
export const OpenReleasesView = observer(function OpenReleasesView({ model, pathOf }: OpenReleasesProps) {
  const { pathname: path, search } = useLocation();
  useEffect(() => {
    void model.look({ path, search });
  }, [model, path, search]);
  useEffect(() => model.dispose, [model]);
  if (model.asking.length + model.ended.length === 0) return null;
  return (
    <div className={css['notices']}>
      {model.asking.map((asking) => (
        <AskedNotice key={asking.intent.id} asking={asking} />
      ))}
      {model.ended.map((end) => (
        <EndedNotice key={end.intent.id} end={end} model={model} path={pathOf(end.intent.kind)} />
      ))}
    </div>
  );
});

/** Silent while another page is still sending it. */
const AskedNotice = observer(function AskedNotice({ asking }: { readonly asking: AskingState }) {
  const t = useTexts();
  const formats = useFormats();
  if (asking.failure === undefined) return null;
  const { kind } = asking.intent;
  return (
    <Notice
      kind="warn"
      icon="clock-alert"
      announced="alert"
      isUnasked
      headline={t('release.asking.headline', sentIn(t, kind))}
      actions={
        <Button
          icon="refresh-cw"
          busy={asking.isBusy ? t('release.asking.busy') : undefined}
          onPress={() => void asking.ask()}
        >
          {t('release.asking.now')}
        </Button>
      }
    >
      <p>{wordsOf(asking.intent, t, formats)}</p>
      <p>{t(`release.asking.text.${sentAs(kind)}`)}</p>
    </Notice>
  );
});

interface EndedProps extends Pick<OpenReleasesProps, 'model'> {
  readonly end: ReleaseEnd<string>;
  readonly path: string;
}

function EndedNotice({ end, model, path }: EndedProps) {
  const t = useTexts();
  const formats = useFormats();
  return (
    <Notice
      kind={end.kind === 'created' ? 'ok' : 'warn'}
      announced="alert"
      isUnasked
      headline={t(`release.left.${end.kind}`, sentIn(t, end.intent.kind))}
      actions={
        <>
          {end.kind === 'created' && <ButtonLink to={path}>{t('release.left.see')}</ButtonLink>}
          <Button variant="text" onPress={() => model.putAway(end)}>
            {t('release.left.putAway')}
          </Button>
        </>
      }
    >
      <p>{wordsOf(end.intent, t, formats)}</p>
      {end.kind === 'refused' &&
        end.messages.map((message) => (
          <p key={message.key}>
            <MessageWords messages={[message]} />
          </p>
        ))}
    </Notice>
  );
}
