import type { Locale } from "../../shared/text";
import type { Footer } from "../footer/footer";

type Notice = {
  subject: string;
  title: string;
  paragraphs: string[];
  /** What the law requires: the sender, what was agreed to and when, and how to withdraw. Pairs of label and value. */
  rows: [string, string][];
  button: string;
};

/**
 * The reminder of a consent that the law requires every two years. It is no advertising, so it needs no mark.
 * @param day the formatted day of the consent
 */
export const reconfirmationNotice: Record<Locale, (sender: Footer, day: string) => Notice> = {
  ko: ({ name, address, phone }, day) => ({
    subject: `[${name}] 광고성 정보 수신 동의 안내`,
    title: "광고성 정보 수신에 동의하셨습니다",
    paragraphs: [
      `${name}의 광고성 정보를 이메일로 받는 데 동의하신 사실을 정보통신망법에 따라 2년마다 알려 드립니다.`,
      "계속 받으시려면 아무것도 하지 않으셔도 됩니다. 더 받고 싶지 않으시면 아래 버튼에서 언제든지 무료로 철회하실 수 있습니다.",
    ],
    rows: [
      ["보내는 곳", [name, address, phone].join("\n")],
      ["동의한 내용", "이메일로 광고성 정보 수신"],
      ["동의한 날", day],
      ["철회 방법", "아래 버튼을 눌러 수신 거부"],
    ],
    button: "수신 동의 유지·철회",
  }),
  en: ({ name, address, phone }, day) => ({
    subject: `[${name}] Your consent to marketing emails`,
    title: "You agreed to marketing emails",
    paragraphs: [
      `You agreed to receive marketing emails from ${name}. By law we remind you of this every two years.`,
      "To keep receiving them, you don't need to do anything. If you no longer want them, you can withdraw at any time, free of charge, with the button below.",
    ],
    rows: [
      ["Sender", [name, address, phone].join("\n")],
      ["You agreed to", "Marketing emails"],
      ["On", day],
      ["How to withdraw", "Unsubscribe with the button below"],
    ],
    button: "Keep or withdraw consent",
  }),
};
