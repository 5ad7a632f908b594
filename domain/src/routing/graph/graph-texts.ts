import { defineTexts } from "../../shared/text";

/** Messages about graphs that cannot be drawn or connected (docs/product/routing-logic.md#graph-editor). */
export const graphTexts = defineTexts({
  nodeNotFound: (id: string) => ({ ko: `노드를 찾을 수 없어요: ${id}`, en: `Node ${id} is not found` }),
  groupNotFound: (id: string) => ({ ko: `그룹이 없어요: ${id}`, en: `Group ${id} does not exist` }),
  wrongGroupType: (type: string) => ({
    ko: `그룹의 유형이 올바르지 않아요: ${type}`,
    en: `Invalid group type: ${type}`,
  }),
  wrongEntry: { ko: "고객 문의 노드가 올바르지 않아요.", en: "Invalid entry node" },
  wrongFieldType: { ko: "필드의 유형이 올바르지 않아요.", en: "Invalid field type" },
});
