import { defineTexts } from "../../shared/text";

const texts = defineTexts({
  subject: (title: string) => ({ ko: `[두레] ${title} 주간 리포트`, en: `[Dure] ${title}: your week` }),
  intro: {
    ko: "이번 주 대시보드입니다. 볼 수 있는 레코드만 셌습니다.",
    en: "Here is your dashboard for the week. It only counts records that you can see.",
  },
  open: { ko: "대시보드 열기", en: "Open the dashboard" },
  stop: {
    ko: "그만 받으려면 대시보드의 메뉴에서 ‘주간 메일 끄기’를 눌러 주세요.",
    en: "To stop these emails, choose ‘Stop the weekly email’ in the dashboard's menu.",
  },
  blank: { ko: "(비어 있음)", en: "(Blank)" },
});

const states = defineTexts({
  empty: { ko: "표시할 데이터가 없습니다.", en: "No data to display." },
  "too-many": { ko: "표시할 값이 너무 많습니다.", en: "There are too many values to display." },
  "negative-number": { ko: "데이터에 음수가 있습니다.", en: "The data includes negative values." },
  error: { ko: "리포트 설정에 오류가 있습니다.", en: "There is an error in the report configuration." },
  locked: { ko: "요금제에 폼/리드 라우터가 없습니다.", en: "Your plan doesn't include the form/lead router." },
});

export const digestTexts = { ...texts, states };
