import type { TextsLike } from "../../lib/texts";
import { board } from "./en/board";
import { entitySettings } from "./en/entity-settings";
import { field } from "./en/field";
import { file } from "./en/file";
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
  ...file,
  ...pipeline,
  ...board,
  ...pipelineSettings,
  ...entitySettings,
};
