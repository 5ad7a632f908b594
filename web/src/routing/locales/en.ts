import type { TextsLike } from "../../lib/language/texts-like";
import { actions } from "./en/actions";
import { build } from "./en/build";
import { connect } from "./en/connect";
import { editor } from "./en/editor";
import { route } from "./en/route";
import { router } from "./en/router";
import { share } from "./en/share";
import { submissions } from "./en/submissions";
import type { ko } from "./ko";

export const en: TextsLike<typeof ko> = {
  ...actions,
  ...build,
  ...connect,
  ...editor,
  ...route,
  ...router,
  ...share,
  ...submissions,
};
