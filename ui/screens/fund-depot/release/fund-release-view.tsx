import { Button } from '@ui/components/action/button';
import { useTexts } from '@ui/i18n/use-texts';
import page from '@ui/parts/form-page/form-page.module.css';
import { ReleaseView } from '@ui/release/release-view';
import { observer } from 'mobx-react-lite';
import type { FundDepotModel } from '../fund-depot-model';
import css from '../fund-depot.module.css';
import type { ShownFundRelease } from './fund-releasing';

interface ReleaseProps {
  readonly model: FundDepotModel;
  readonly shown: ShownFundRelease;
}

/** What is signed in words above its proof, then what became of it (TAN-14). */
export const FundReleaseView = observer(function FundReleaseView({ model, shown }: ReleaseProps) {
  const t = useTexts();
  const { words, action, release } = shown;
  return (
    <div className={page['narrow']}>
      <ReleaseView
        model={release}
        proof={
          words === undefined
            ? undefined
            : {
                words: <p className={css['sentence']}>{words}</p>,
                submitLabel: t(`fundDepot.release.${action}`),
                promise: t('fundDepot.release.promise'),
                back: (
                  <Button variant="text" icon="arrow-left" onPress={model.edit}>
                    {t('fundDepot.release.back')}
                  </Button>
                ),
              }
        }
      />
    </div>
  );
});
