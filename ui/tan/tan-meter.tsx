import type { TanChallenge } from '@domain/tan/tan-challenge';
import { CHALLENGES, TRIES, isLastChallenge } from '@domain/tan/tan-limits';
import { classNames } from '@ui/components/class-names';
import { ContactLine } from '@ui/components/contact/contact-line';
import { Notice } from '@ui/components/feedback/notice';
import { Ring } from '@ui/components/progress/ring';
import { VisuallyHidden } from '@ui/components/text/visually-hidden';
import { RichText } from '@ui/components/text/rich-text';
import { useTexts } from '@ui/i18n/use-texts';
import css from './tan-meter.module.css';

/** Seconds a release lives; only the ring's scale, the bank names the end. */
const fullRing = 300;
const soonOver = 30;
/** From so many challenges left on it is said what becomes of those that are not used. */
const few = 2;

interface TanMeterProps {
  readonly challenge: TanChallenge;
  readonly secondsLeft: number | undefined;
}

/** What is left before the lock and before the end, each as picture and words. */
export function TanMeter({ challenge, secondsLeft }: TanMeterProps) {
  const t = useTexts();
  const { triesLeft, challengesLeft } = challenge;
  if (triesLeft === undefined && challengesLeft === undefined && secondsLeft === undefined) return null;
  return (
    <>
      <dl className={css['meter']}>
        {triesLeft !== undefined && (
          <div className={classNames(triesLeft === 1 && css['low'])}>
            <dt>{t('tan.meter.tries')}</dt>
            <dd>
              <Pips left={triesLeft} all={TRIES} />
              {triesLeft === 1
                ? t('tan.meter.lastTry')
                : t('tan.meter.left', { left: triesLeft, all: TRIES })}
            </dd>
          </div>
        )}
        {challengesLeft !== undefined && (
          <div className={classNames(challengesLeft <= few && css['low'])}>
            <dt>{t('tan.meter.challenges')}</dt>
            <dd>
              <Pips left={challengesLeft} all={CHALLENGES} />
              {t('tan.meter.left', { left: challengesLeft, all: CHALLENGES })}
            </dd>
          </div>
        )}
        {secondsLeft !== undefined && (
          <div className={classNames(secondsLeft <= soonOver && css['low'])}>
            <dt>{t('tan.meter.time')}</dt>
            <dd>
              <Ring part={Math.min(1, secondsLeft / fullRing)} urgent={secondsLeft <= soonOver} />
              <span role="timer">
                <RichText
                  words={({ time }) => t('tan.meter.timeLeft', { time })}
                  parts={{ time: <b>{clockText(secondsLeft)}</b> }}
                />
              </span>
              <VisuallyHidden>
                <span aria-live="polite">
                  {secondsLeft <= soonOver &&
                    secondsLeft % 10 === 0 &&
                    t('tan.meter.soonOver', { count: secondsLeft })}
                </span>
              </VisuallyHidden>
            </dd>
          </div>
        )}
      </dl>
      {challengesLeft !== undefined && challengesLeft <= few && <Few isLast={isLastChallenge(challenge)} />}
    </>
  );
}

/** What asking again and again leads to, before it does. */
function Few({ isLast }: { readonly isLast: boolean }) {
  const t = useTexts();
  if (!isLast) return <Notice kind="warn" headline={t('tan.meter.few')} announced="status" />;
  return (
    <Notice kind="warn" headline={t('tan.meter.last')} announced="status">
      <p>{t('tan.meter.lastText')}</p>
      <ContactLine />
    </Notice>
  );
}

function Pips({ left, all }: { readonly left: number; readonly all: number }) {
  return (
    <span className={css['pips']} aria-hidden="true">
      {Array.from({ length: all }, (_, index) => (
        <i key={index} className={classNames(index < left && css['on'])} />
      ))}
    </span>
  );
}

const clockText = (seconds: number): string =>
  `${String(Math.floor(seconds / 60)).padStart(2, '0')}:${String(seconds % 60).padStart(2, '0')}`;
