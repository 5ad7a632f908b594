import type { routerApi } from "@dure/domain/routing/router-api";
import type { Verbs } from "../platform/endpoint";
import { requireRouters } from "./require-routers";
import { deleteRouter } from "./router/delete-router";
import { getRouter } from "./router/get-router";
import { listRouters } from "./router/list-routers";
import { putRouter } from "./router/put-router";

export const routerVerbs: Verbs<typeof routerApi> = requireRouters({
  listRouters,
  getRouter,
  putRouter,
  deleteRouter,
});
