import { excessBytes } from "./excess-bytes";
import { ModelCache } from "./model-cache";
import { orderSnapshot } from "./snapshot/order-snapshot";
import { openTeamModel, type TeamModel } from "./team-model";

const models = new ModelCache({ open: openTeamModel, orderSnapshot, excessBytes });

/** Runs `work` with a team's up-to-date model (see `ModelCache`). `work` must only read, because it may run twice. */
export const withModel = <T>(teamId: string, work: (model: TeamModel) => Promise<T>): Promise<T> =>
  models.use(teamId, work);
