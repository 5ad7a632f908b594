import type { Text } from "../../shared/text";
import type { ContentIssue, ContentProblem } from "./content-issues";

const TEXTS: Record<ContentProblem, (names: string) => Text> = {
  spam_words: (names) => ({
    ko: `스팸 메일에 자주 쓰이는 말이 있어요. 다른 말로 바꿔 보세요: ${names}`,
    en: `These words are common in spam. Please try others: ${names}`,
  }),
  capitals: () => ({
    ko: "제목이 모두 대문자예요. 스팸으로 분류될 수 있으니 소문자를 섞어 주세요.",
    en: "The subject is all capitals, which looks like spam. Please use lowercase, too.",
  }),
  punctuation: () => ({
    ko: "제목에 느낌표나 물음표가 이어져 있어요. 하나만 써 주세요.",
    en: "The subject has several exclamation or question marks in a row. Please use one.",
  }),
  dead_links: (names) => ({
    ko: `열리지 않는 링크가 있어요. 주소를 확인해 주세요: ${names}`,
    en: `These links do not open. Please check their addresses: ${names}`,
  }),
  large_images: (names) => ({
    ko: `1MB보다 큰 이미지가 있어요. 더 작은 이미지로 바꿔 주세요: ${names}`,
    en: `These images are larger than 1 MB. Please use smaller ones: ${names}`,
  }),
  images_only: () => ({
    ko: "이미지에 비해 글이 너무 적어요. 이미지가 보이지 않아도 알 수 있게 글을 더 써 주세요.",
    en: "There is hardly any text besides the images. Please describe in words what they show.",
  }),
  clipped: () => ({
    ko: "메일이 102KB보다 커서 Gmail에서 뒷부분이 잘려요. 내용을 줄여 주세요.",
    en: "The email is larger than 102 kB, so Gmail cuts off its end. Please shorten it.",
  }),
};

export const contentIssueText = ({ problem, names }: ContentIssue): Text => TEXTS[problem](names.join(", "));
