import { defineIssues } from "../shared/define-issues";
import { valueAt } from "../shared/issue-text";
import { logicTexts } from "./logic/logic-texts";

export const routingIssues = defineIssues("routing", {
  message: { ko: "메시지를 입력해 주세요.", en: "Please enter a message." },
  functionName: { ko: "올바른 함수 이름이 아니에요.", en: "Must be the name of a function." },
  groupId: { ko: "그룹의 ID와 같아야 해요.", en: "Must be the group's id." },
  answerTwice: { ko: "질문마다 한 번만 답할 수 있어요.", en: "Each question can be answered only once." },
  unknownFieldType: (type) => (typeof type === "string" ? logicTexts.unknownFieldType(type) : undefined),
  wrongNextType: logicTexts.wrongNextType,
  /** Gets either the whole result or only its type, depending on the kind of union. */
  unknownResultType: (given) =>
    logicTexts.unknownResultType(String(typeof given === "string" ? given : valueAt(given, ["type"]))),
});
