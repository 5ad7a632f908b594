import { excessBytes } from "./excess-bytes";
import { ModelCache } from "./model-cache";
import { queueSnapshot } from "./snapshot/queue-snapshot";
import { openTeamModel, type TeamModel } from "./team-model";

const models = new ModelCache({ open: openTeamModel, queueSnapshot, excessBytes });

/** Runs `work` with a team's up-to-date model (see `ModelCache`). `work` must only read, because it may run twice. */
export const withModel = <T>(teamId: string, work: (model: TeamModel) => Promise<T>): Promise<T> =>
  models.use(teamId, work);
