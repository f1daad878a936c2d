import type { Area } from '@sandbox/platform/area';
import { newPlan, planChange, planEnd } from './book/plan-kinds';
import { calendarRoutes } from './routes/calendar-routes';
import { changeRoutes } from './routes/change-routes';
import { conditionRoutes } from './routes/condition-routes';
import { creationRoutes } from './routes/creation-routes';
import { planRoutes } from './routes/plan-routes';
import { savingsPlanOperations } from './savings-plan-operations';
import { PlanEngine } from './run/plan-engine';
import { seedPlans } from './seed/seed-plans';
import { planMigrations } from './store/plan-migrations';

/** Savings plans from their conditions to the last execution. */
export const savingsPlanArea: Area = {
  name: 'savings plan',
  migrations: planMigrations,
  seed: seedPlans,
  operations: savingsPlanOperations,
  intents: [newPlan, planChange, planEnd],
  engine: (bank) => new PlanEngine(bank),
  routes: (server, bank) => {
    conditionRoutes(server, bank);
    creationRoutes(server, bank);
    planRoutes(server, bank);
    changeRoutes(server, bank);
    calendarRoutes(server, bank);
  },
};
