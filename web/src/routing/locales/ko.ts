import { actions } from "./ko/actions";
import { build } from "./ko/build";
import { connect } from "./ko/connect";
import { editor } from "./ko/editor";
import { route } from "./ko/route";
import { router } from "./ko/router";
import { share } from "./ko/share";
import { submissions } from "./ko/submissions";

export const ko = {
  ...actions,
  ...build,
  ...connect,
  ...editor,
  ...route,
  ...router,
  ...share,
  ...submissions,
} as const;

declare module "i18next" {
  interface ResourceNamespaceMap {
    routing: typeof ko;
  }
}
