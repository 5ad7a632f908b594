import { board } from "./ko/board";
import { bulk } from "./ko/bulk";
import { businessCard } from "./ko/business-card";
import { duplicates } from "./ko/duplicates";
import { entitySettings } from "./ko/entity-settings";
import { field } from "./ko/field";
import { fieldSettings } from "./ko/field-settings";
import { fieldValue } from "./ko/field-value";
import { file } from "./ko/file";
import { home } from "./ko/home";
import { layout } from "./ko/layout";
import { list } from "./ko/list";
import { listView } from "./ko/list-view";
import { merge } from "./ko/merge";
import { note } from "./ko/note";
import { pipeline } from "./ko/pipeline";
import { pipelineSettings } from "./ko/pipeline-settings";
import { record } from "./ko/record";
import { registry } from "./ko/registry";
import { related } from "./ko/related";
import { search } from "./ko/search";
import { timeline } from "./ko/timeline";
import { todo } from "./ko/todo";
import { transfer } from "./ko/transfer";
import { trash } from "./ko/trash";

/** The area's texts, by topic. */
export const ko = {
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

declare module "i18next" {
  interface ResourceNamespaceMap {
    records: typeof ko;
  }
}
