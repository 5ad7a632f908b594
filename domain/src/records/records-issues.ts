import { defineIssues } from "../shared/define-issues";
import { bulkTexts } from "./bulk/texts";

export const recordsIssues = defineIssues("records", {
  fileName: { ko: "파일 이름에는 슬래시를 쓸 수 없어요.", en: "Must be a file name without slashes." },
  unknownOption: { ko: "존재하지 않는 옵션이에요.", en: "This option does not exist." },
  leadInTitle: { ko: "이름에 ‘Lead’나 ‘리드’를 쓸 수 없어요.", en: "The name must not contain “Lead”." },
  sameRecordTwice: bulkTexts.sameRecordTwice,
  imagePath: { ko: "올바른 이미지 경로가 아니에요.", en: "Must be the path of an image." },
  imageTwice: { ko: "같은 이미지는 한 번만 넣을 수 있어요.", en: "Each image can be added only once." },
  columnTwice: { ko: "같은 열은 한 번만 넣을 수 있어요.", en: "Each column can be added only once." },
  tooManyColumns: { ko: "열이 너무 많아요.", en: "Too many columns." },
  tooManyMerged: { ko: "한 번에 20개까지 병합할 수 있어요.", en: "At most 20 records can be merged at a time." },
  mergedTwice: { ko: "같은 레코드가 두 번 들어 있어요.", en: "The same record is listed twice." },
});
