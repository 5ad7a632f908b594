import { bulkApi } from "./bulk/api";
import { businessCardApi } from "./business-card/api";
import { duplicateApi } from "./duplicate/api";
import { exportApi } from "./export/api";
import { fieldApi } from "./field/api";
import { fileApi } from "./file/api";
import { summaryApi } from "./group/summary-api";
import { importApi } from "./import/api";
import { layoutApi } from "./layout/api";
import { mergeApi } from "./merge/api";
import { noteApi } from "./note/api";
import { pipelineApi } from "./pipeline/api";
import { recordApi } from "./record/api";
import { sampleApi } from "./sample/api";
import { taskApi } from "./task/api";
import { teamExportApi } from "./team-export/team-export-api";
import { timelineApi } from "./timeline/timeline-api";
import { todoApi } from "./todo/todo-api";
import { viewApi } from "./view/api";

/** Every endpoint of the records area, by entity. */
export const recordsApi = {
  ...fieldApi,
  ...recordApi,
  ...summaryApi,
  ...noteApi,
  ...fileApi,
  ...importApi,
  ...exportApi,
  ...bulkApi,
  ...duplicateApi,
  ...mergeApi,
  ...pipelineApi,
  ...layoutApi,
  ...taskApi,
  ...todoApi,
  ...timelineApi,
  ...viewApi,
  ...teamExportApi,
  ...businessCardApi,
  ...sampleApi,
};
