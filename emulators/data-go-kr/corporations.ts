/**
 * A company in the registry's format: number, name, English name, representative, address, website, phone, founded, main
 * business, small or medium (Y/N), tax number, OpenDART's code ("" for a company that files nothing there).
 */
export interface Corporation {
  crno: string;
  corpNm: string;
  corpEnsnNm: string;
  enpRprFnm: string;
  enpBsadr: string;
  enpHmpgUrl: string;
  enpTlno: string;
  enpEstbDt: string;
  enpMainBizNm: string;
  smenpYn: string;
  bzno: string;
  fssCorpUnqNo: string;
}

const NAMES = ["새벽물류", "한빛상사", "두레소프트", "가온전자", "누리식품", "다솜교육", "라온건설", "마루호텔"];
const KINDS = ["", "서비스", "홀딩스", "네트웍스"];
const OWNERS = ["김하늘", "이바다", "박노을", "최도담"];
const BUSINESSES = ["물류 대행", "도소매업", "소프트웨어 개발", "전자부품 제조"];
const CITIES = ["서울특별시 강남구 테헤란로", "부산광역시 해운대구 센텀로", "대전광역시 유성구 대학로"];

/** Every second company files reports with OpenDART. */
export const filesReports = (number: number): boolean => number % 2 === 0;

export const dartCode = (number: number): string => String(126_000 + number).padStart(8, "0");

/** The company's position in the list, starting at 1. */
export const numberOf = (crno: string): number => Number(crno.slice(-7));

/** Invented companies. */
export const CORPORATIONS: readonly Corporation[] = NAMES.flatMap((name, at) =>
  KINDS.map((kind, index) => {
    const number = at * KINDS.length + index + 1;
    return {
      crno: `990111${String(number).padStart(7, "0")}`,
      corpNm: `(주)${name}${kind}`,
      corpEnsnNm: `Company ${number}`,
      enpRprFnm: OWNERS[number % OWNERS.length] ?? "",
      enpBsadr: `${CITIES[number % CITIES.length]} ${number}`,
      enpHmpgUrl: `https://company${number}.example`,
      enpTlno: `02-555-${String(number).padStart(4, "0")}`,
      enpEstbDt: `20${String(number % 25).padStart(2, "0")}0101`,
      enpMainBizNm: BUSINESSES[number % BUSINESSES.length] ?? "",
      smenpYn: number % 4 === 0 ? "N" : "Y",
      bzno: `11986${String(number).padStart(5, "0")}`,
      // Set for every other company that files reports; the codes of the rest are only in OpenDART's list.
      fssCorpUnqNo: filesReports(number) && number % 4 === 0 ? dartCode(number) : "",
    };
  }),
);
