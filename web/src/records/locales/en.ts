import type { TextsLike } from "../../lib/language/texts-like";
import { board } from "./en/board";
import { bulk } from "./en/bulk";
import { businessCard } from "./en/business-card";
import { duplicates } from "./en/duplicates";
import { entitySettings } from "./en/entity-settings";
import { field } from "./en/field";
import { fieldSettings } from "./en/field-settings";
import { fieldValue } from "./en/field-value";
import { file } from "./en/file";
import { home } from "./en/home";
import { layout } from "./en/layout";
import { list } from "./en/list";
import { listView } from "./en/list-view";
import { merge } from "./en/merge";
import { note } from "./en/note";
import { pipeline } from "./en/pipeline";
import { pipelineSettings } from "./en/pipeline-settings";
import { record } from "./en/record";
import { registry } from "./en/registry";
import { related } from "./en/related";
import { search } from "./en/search";
import { timeline } from "./en/timeline";
import { todo } from "./en/todo";
import { transfer } from "./en/transfer";
import { trash } from "./en/trash";
import type { ko } from "./ko";

export const en: TextsLike<typeof ko> = {
  ...record,
  ...related,
  ...field,
  ...fieldValue,
  ...fieldSettings,
  ...home,
  ...layout,
  ...list,
  ...listView,
  ...bulk,
  ...duplicates,
  ...merge,
  ...note,
  ...todo,
  ...timeline,
  ...file,
  ...pipeline,
  ...board,
  ...pipelineSettings,
  ...entitySettings,
  ...search,
  ...transfer,
  ...trash,
  ...businessCard,
  ...registry,
};
