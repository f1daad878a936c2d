import type { Area } from '@sandbox/platform/area';
import { knowledgeRoutes } from './knowledge-routes';
import { mediaRoutes } from './media/media-routes';
import { seedKnowledge } from './seed-knowledge';
import { targetMarketChange } from './target-market/change-target-market';
import { targetMarketRoutes } from './target-market/target-market-routes';
import { knowledgeOperations } from './knowledge-operations';

/** Product groups, what customers know of them, and how they learn it. */
export const knowledgeArea: Area = {
  name: 'knowledge',
  operations: knowledgeOperations,
  migrations: [
    {
      name: 'knowledge-001',
      statements: [
        `create table knowledge (
          client_id text not null, group_id text not null, step text not null, experience text, quiz integer not null,
          tries_left integer not null, locked_until timestamptz, answers jsonb not null, verified_at timestamptz,
          primary key (client_id, group_id))`,
      ],
    },
  ],
  seed: seedKnowledge,
  intents: [targetMarketChange],
  routes: (server, bank) => {
    knowledgeRoutes(server, bank);
    targetMarketRoutes(server, bank);
    mediaRoutes(server);
  },
};
