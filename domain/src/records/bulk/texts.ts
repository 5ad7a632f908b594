import { defineTexts } from "../../shared/text";

/** Messages about bulk actions. */
export const bulkTexts = defineTexts({
  nameExcluded: {
    ko: "연락처 이름은 한꺼번에 수정할 수 없어요.",
    en: "The names of contacts can't be changed in bulk.",
  },
  uniqueInBulk: {
    ko: "중복을 허용하지 않는 필드에는 같은 값을 한꺼번에 넣을 수 없어요. 비우는 것만 가능해요.",
    en: "A field with unique values can't be set to one value for many records. It can only be cleared.",
  },
  sameRecordTwice: {
    ko: "같은 레코드가 두 번 들어 있어요.",
    en: "The same record is listed twice.",
  },
  nothingChosen: { ko: "조건에 맞는 레코드가 없어요.", en: "There are no matching records." },
  leadsOnly: {
    ko: "리드와 딜에만 할 수 있는 작업이에요.",
    en: "This can only be done with leads and deals.",
  },
  companiesOnly: {
    ko: "회사에만 할 수 있는 작업이에요.",
    en: "This can only be done with companies.",
  },
  tooManyToEnrich: (max: number) => ({
    ko: `한 번에 ${max.toLocaleString("ko")}개 회사까지 기업 정보를 찾을 수 있어요. 더 적게 선택해 주세요.`,
    en: `Up to ${max.toLocaleString("en")} companies can be looked up at a time. Please choose fewer.`,
  }),
  notUndoable: {
    ko: "되돌릴 수 없는 작업이거나 아직 끝나지 않았어요.",
    en: "This can't be undone, or it hasn't finished yet.",
  },
  changedSince: {
    ko: "그 뒤에 값이 바뀌어 그대로 두었어요.",
    en: "Left unchanged because it was edited since then.",
  },
  notDeal: { ko: "딜이 아닌 레코드예요.", en: "This record is not a deal." },
  tooLarge: {
    ko: "한 번에 처리하기에는 레코드가 너무 커요. 더 적은 수로 나누거나 백그라운드 작업을 이용해 주세요.",
    en: "These records are too large to be changed in one call. Send fewer, or use a background task.",
  },
});
