import type { FieldConfig } from '../engine/description';
import { fieldsIn } from '../engine/situation';
import { application, ask, proposing, says, type Application } from '../engine/description';
import { may, must, section } from './fields';

const sustainable = { conditions: says('ANLAGEDEPOT_SCORING.NACHHALTIGKEIT', true) };

/** The questions of the portfolio planner (PLA-01). */
export const plannerQuestions: Application = application({ product: 'anlagedepot', signIn: 'optional' }, [
  ask('ziel', [
    section('goal', [
      must('ANLAGEDEPOT_SCORING.ANLAGEZIEL'),
      must('ANLAGEDEPOT_SCORING.ANLAGEDAUER'),
      must('ANLAGEDEPOT_SCORING.ANLAGEART'),
      must('ANLAGEDEPOT_SCORING.ANLAGEBETRAG', {
        conditions: says('ANLAGEDEPOT_SCORING.ANLAGEART', 'EINMAL', 'BEIDES'),
      }),
      must('ANLAGEDEPOT_SCORING.SPARRATE', {
        conditions: says('ANLAGEDEPOT_SCORING.ANLAGEART', 'SPARPLAN', 'BEIDES'),
      }),
      may('ANLAGEDEPOT_SCORING.ERSTE_AUSFUEHRUNG', {
        conditions: says('ANLAGEDEPOT_SCORING.ANLAGEART', 'SPARPLAN', 'BEIDES'),
        syncValidators: ['future'],
      }),
    ]),
  ]),
  ask('haushalt', [
    section('household', [
      must('ANLAGEDEPOT_SCORING.ALTER'),
      must('ANLAGEDEPOT_SCORING.EINKOMMENSQUELLE'),
      must('ANLAGEDEPOT_SCORING.HAUSHALTSUEBERSCHUSS'),
      must('ANLAGEDEPOT_SCORING.UEBERSCHUSS_ENTWICKLUNG'),
      must('ANLAGEDEPOT_SCORING.VERMOEGEN_LIQUIDE'),
      must('ANLAGEDEPOT_SCORING.VERMOEGEN_ILLIQUIDE'),
    ]),
  ]),
  ask('risiko', [
    section('risk', [
      must('ANLAGEDEPOT_SCORING.VERLUSTTOLERANZ'),
      must('ANLAGEDEPOT_SCORING.SCHWANKUNGSTOLERANZ'),
    ]),
    section('sustainability', [
      must('ANLAGEDEPOT_SCORING.NACHHALTIGKEIT'),
      ...(
        [
          'STANDARD_A',
          'STANDARD_B',
          'STANDARD_C',
          'THEMA_BIODIVERSITAET',
          'THEMA_KLIMA',
          'THEMA_RECHTE',
          'THEMA_KONSUM',
        ] as const
      ).map((name) => must(`ANLAGEDEPOT_SCORING.${name}`, sustainable)),
    ]),
  ]),
  proposing,
]);

/** What of these answers goes along with the application for a depot; when its plan begins is a question of its own there. */
export const carriedAnswers: readonly FieldConfig[] = plannerQuestions.steps
  .flatMap(fieldsIn)
  .filter(({ formFieldName }) => formFieldName !== 'ANLAGEDEPOT_SCORING.ERSTE_AUSFUEHRUNG');
