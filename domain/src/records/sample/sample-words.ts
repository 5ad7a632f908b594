import type { Locale } from "../../shared/text";

type Company = { name: string; url: string; address: string };
type Person = { first_name: string; last_name: string; role: string; email: string };
type Lead = { deal_name: string; person: number; company: number; amount: number; daysAgo: number };
/** `progress` is the place among the stages of its status. */
type Deal = Lead & { status: "BEFORE_SALES" | "IN_SALES" | "SALES_SUCCESS" | "SALES_FAILURE"; progress: number };

type SampleWords = {
  companies: readonly Company[];
  people: readonly Person[];
  leads: readonly Lead[];
  deals: readonly Deal[];
};

/**
 * The sample records of each language. Names are invented, and addresses end in `.example`, where no mail arrives. Amounts are in
 * won for Korean, in dollars for English.
 */
export const SAMPLE_WORDS: Record<Locale, SampleWords> = {
  ko: {
    companies: [
      { name: "가람소프트", url: "https://garam.example", address: "서울 성동구" },
      { name: "다올물류", url: "https://daol.example", address: "인천 연수구" },
      { name: "초록에너지", url: "https://chorok.example", address: "대전 유성구" },
      { name: "온누리푸드", url: "https://onnuri.example", address: "부산 해운대구" },
    ],
    people: [
      { last_name: "윤", first_name: "서진", role: "영업팀장", email: "seojin@garam.example" },
      { last_name: "강", first_name: "도윤", role: "물류 이사", email: "doyun@daol.example" },
      { last_name: "한", first_name: "지아", role: "구매 담당", email: "jia@chorok.example" },
      { last_name: "오", first_name: "하준", role: "대표", email: "hajun@onnuri.example" },
    ],
    leads: [
      { deal_name: "가람소프트 도입 문의", person: 0, company: 0, amount: 12_000_000, daysAgo: 1 },
      { deal_name: "다올물류 데모 요청", person: 1, company: 1, amount: 8_000_000, daysAgo: 2 },
      { deal_name: "초록에너지 가격 문의", person: 2, company: 2, amount: 5_500_000, daysAgo: 4 },
      { deal_name: "온누리푸드 자료 요청", person: 3, company: 3, amount: 3_000_000, daysAgo: 6 },
    ],
    deals: [
      {
        ...{ deal_name: "다올물류 창고 관리", person: 1, company: 1, amount: 24_000_000, daysAgo: 3 },
        ...{ status: "BEFORE_SALES", progress: 0 },
      },
      {
        ...{ deal_name: "가람소프트 1년 계약", person: 0, company: 0, amount: 36_000_000, daysAgo: 9 },
        ...{ status: "IN_SALES", progress: 0 },
      },
      {
        ...{ deal_name: "초록에너지 확장", person: 2, company: 2, amount: 18_000_000, daysAgo: 21 },
        ...{ status: "IN_SALES", progress: 1 },
      },
      {
        ...{ deal_name: "온누리푸드 갱신", person: 3, company: 3, amount: 9_600_000, daysAgo: 30 },
        ...{ status: "SALES_SUCCESS", progress: 0 },
      },
      {
        ...{ deal_name: "다올물류 시범 도입", person: 1, company: 1, amount: 4_800_000, daysAgo: 40 },
        ...{ status: "SALES_FAILURE", progress: 0 },
      },
    ],
  },
  en: {
    companies: [
      { name: "Birchwood Software", url: "https://birchwood.example", address: "Portland, OR" },
      { name: "Harbor Freightways", url: "https://harbor.example", address: "Baltimore, MD" },
      { name: "Greenline Energy", url: "https://greenline.example", address: "Austin, TX" },
      { name: "Maple Street Foods", url: "https://maplestreet.example", address: "Burlington, VT" },
    ],
    people: [
      { first_name: "Nora", last_name: "Whitfield", role: "Head of Sales", email: "nora@birchwood.example" },
      { first_name: "Marcus", last_name: "Doyle", role: "Logistics Director", email: "marcus@harbor.example" },
      { first_name: "Priya", last_name: "Raman", role: "Procurement Lead", email: "priya@greenline.example" },
      { first_name: "Owen", last_name: "Castell", role: "Founder", email: "owen@maplestreet.example" },
    ],
    leads: [
      { deal_name: "Birchwood: pricing question", person: 0, company: 0, amount: 12_000, daysAgo: 1 },
      { deal_name: "Harbor: demo request", person: 1, company: 1, amount: 8_000, daysAgo: 2 },
      { deal_name: "Greenline: rollout inquiry", person: 2, company: 2, amount: 5_500, daysAgo: 4 },
      { deal_name: "Maple Street: brochure request", person: 3, company: 3, amount: 3_000, daysAgo: 6 },
    ],
    deals: [
      {
        ...{ deal_name: "Harbor warehouse project", person: 1, company: 1, amount: 24_000, daysAgo: 3 },
        ...{ status: "BEFORE_SALES", progress: 0 },
      },
      {
        ...{ deal_name: "Birchwood annual contract", person: 0, company: 0, amount: 36_000, daysAgo: 9 },
        ...{ status: "IN_SALES", progress: 0 },
      },
      {
        ...{ deal_name: "Greenline expansion", person: 2, company: 2, amount: 18_000, daysAgo: 21 },
        ...{ status: "IN_SALES", progress: 1 },
      },
      {
        ...{ deal_name: "Maple Street renewal", person: 3, company: 3, amount: 9_600, daysAgo: 30 },
        ...{ status: "SALES_SUCCESS", progress: 0 },
      },
      {
        ...{ deal_name: "Harbor pilot", person: 1, company: 1, amount: 4_800, daysAgo: 40 },
        ...{ status: "SALES_FAILURE", progress: 0 },
      },
    ],
  },
};
