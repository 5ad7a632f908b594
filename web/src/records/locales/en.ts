import type { TextsLike } from "../../lib/texts";
import { board } from "./en/board";
import { field } from "./en/field";
import { list } from "./en/list";
import { note } from "./en/note";
import { pipeline } from "./en/pipeline";
import { pipelineSettings } from "./en/pipeline-settings";
import { record } from "./en/record";
import type { ko } from "./ko";

export const en: TextsLike<typeof ko> = {
  ...record,
  ...field,
  ...list,
  ...note,
  ...pipeline,
  ...board,
  ...pipelineSettings,
};
