import { defineTexts } from "../../shared/text";

/** Messages about saved views (docs/product/records-lists.md#views). */
export const viewTexts = defineTexts({
  viewNotFound: {
    ko: "존재하지 않거나 접근 권한이 없는 보기예요.",
    en: "This view either doesn't exist or you don't have permission.",
  },
  viewOfOther: {
    ko: "보기를 만든 사람만 수정하거나 삭제할 수 있어요.",
    en: "Only its creator can change or delete a view.",
  },
  tooManyViews: (max: number) => ({
    ko: `보기는 ${max}개까지 만들 수 있어요.`,
    en: `You can have at most ${max} views.`,
  }),
  tooManyPins: (max: number) => ({
    ko: `보기는 ${max}개까지 고정할 수 있어요.`,
    en: `You can pin at most ${max} views.`,
  }),
});
