import { defineTexts } from "../../shared/text";
import { MAX_TEXT_LENGTH } from "../field/field";

/** Messages about imports as a whole (docs/product/records-transfer.md#table-limits). */
export const importTexts = defineTexts({
  noData: { ko: "붙여 넣은 데이터가 없어요.", en: "There is no data." },
  unreadableFile: {
    ko: "파일을 열 수 없어요. 암호를 풀거나 CSV로 저장해서 다시 올려 주세요.",
    en: "This file can't be opened. Please remove its password or save it as CSV, and upload it again.",
  },
  noHeader: {
    ko: "첫 행에 열 이름이 있어야 해요.",
    en: "The first row must contain the column names.",
  },
  tooFewRows: {
    ko: "열 이름 행을 포함해 2행 이상이어야 해요.",
    en: "There must be at least 2 rows, including the header.",
  },
  tooManyRows: (rows: number, max: number) => ({
    ko: `열 이름 행을 포함해 ${max.toLocaleString("en")}행까지 가져올 수 있어요. 지금은 ${rows.toLocaleString("en")}행이에요.`,
    en: `At most ${max.toLocaleString("en")} rows, including the header, can be imported at once. There are ${rows.toLocaleString("en")}.`,
  }),
  tooFewColumns: {
    ko: "열이 부족해요. 행과 열로 된 데이터를 붙여 넣어 주세요.",
    en: "There are too few columns. Please paste data in rows and columns.",
  },
  tooManyColumns: (columns: number) => ({
    ko: `100열까지 가져올 수 있어요. 지금은 ${columns.toLocaleString("en")}열이에요.`,
    en: `At most 100 columns can be imported. There are ${columns.toLocaleString("en")}.`,
  }),
  raggedRows: {
    ko: "모든 행의 열 수가 같아야 해요.",
    en: "Every row must have as many columns as the header.",
  },
  mappingSize: {
    ko: "열마다 필드를 지정하거나 비워 주세요.",
    en: "Please map every column to a field, or leave it unmapped.",
  },
  unknownField: { ko: "가져올 수 없는 필드예요.", en: "This field can't be imported." },
  mappedTwice: {
    ko: "같은 필드를 두 번 지정할 수 없어요.",
    en: "The same field can't be mapped twice.",
  },
  notMapped: { ko: "필수 필드를 지정해 주세요.", en: "Please map all required fields." },
  twoNames: {
    ko: "이름은 한 열로, 또는 성과 이름 두 열로만 지정할 수 있어요.",
    en: "A name can be mapped to either one column or two, not both.",
  },
  twoReferences: {
    ko: "레코드 ID와 이름 중 한 가지 방법으로만 연결할 수 있어요.",
    en: "A record can be linked either by its ID or by its own columns, not by both.",
  },
  maskedKey: {
    ko: "가려진 값으로는 기존 레코드를 찾을 수 없어요. 레코드 ID로 업데이트하거나 관리자에게 요청해 주세요.",
    en: "Existing records can't be found by values that are masked for you. Update by record ID, or ask an admin.",
  },
  needsKey: {
    ko: "기존 레코드를 찾을 필드를 골라 열에 지정해 주세요.",
    en: "Choose the field that finds existing records, and map a column to it.",
  },
  idUpdates: {
    ko: "레코드 ID는 기존 레코드를 업데이트할 때만 쓸 수 있어요.",
    en: "A record ID can only be used to update existing records.",
  },
  needsCompanyName: {
    ko: "회사 필드를 가져오려면 회사명을 지정해 주세요.",
    en: "To import a company's fields, map its name.",
  },
  needsContactName: {
    ko: "연락처 필드를 가져오려면 연락처 이름을 지정해 주세요.",
    en: "To import a contact's fields, map its name.",
  },
  invalidCells: (count: number) => ({
    ko: `데이터에 오류가 ${count.toLocaleString("en")}개 있어요.`,
    en: count === 1 ? "There is 1 error in the data." : `There are ${count.toLocaleString("en")} errors in the data.`,
  }),
  importNotFound: {
    ko: "존재하지 않거나 접근할 수 없는 가져오기예요.",
    en: "This import either doesn't exist or you don't have permission.",
  },
  partMissing: {
    ko: "데이터가 모두 올라오지 않았어요. 다시 시도해 주세요.",
    en: "The data didn't arrive completely. Please try again.",
  },
  importStarted: { ko: "이미 시작한 가져오기예요.", en: "This import has already been started." },
  importRuns: { ko: "아직 가져오는 중이에요.", en: "The import is still running." },
  undoStarted: { ko: "이미 되돌린 가져오기예요.", en: "This import has already been undone." },
  undoTooLate: {
    ko: "가져온 지 30일이 지나 되돌릴 수 없어요.",
    en: "This import can't be undone because it is more than 30 days old.",
  },
  keptReferred: {
    ko: "다른 레코드에 연결되어 있어 남겨 두었어요.",
    en: "Kept, because other records refer to it.",
  },
  keptChanged: {
    ko: "가져온 뒤 수정되어 남겨 두었어요.",
    en: "Kept, because it has been changed since.",
  },
  keptNoted: {
    ko: "메모나 파일이 있어 남겨 두었어요.",
    en: "Kept, because it has memos or files.",
  },
  alreadyGone: { ko: "이미 삭제된 레코드예요.", en: "It had already been deleted." },
});

/** Messages about invalid cells (docs/product/records-transfer.md#cells). */
export const cellTexts = defineTexts({
  required: { ko: "필수 항목이에요.", en: "Required field" },
  too_long: {
    ko: `${MAX_TEXT_LENGTH.toLocaleString("en")}자 이하로 입력해 주세요.`,
    en: `Please enter at most ${MAX_TEXT_LENGTH.toLocaleString("en")} characters.`,
  },
  not_line: { ko: "줄바꿈 없이 한 줄로 입력해 주세요.", en: "Must be one line without control characters." },
  not_text: { ko: "제어 문자는 사용할 수 없어요.", en: "Must not contain control characters." },
  not_number: { ko: "숫자만 입력해 주세요.", en: "Please enter digits only." },
  too_precise: {
    ko: "이 필드에 담을 수 있는 것보다 소수점 아래 자릿수가 많아요.",
    en: "This has more decimal places than the field can hold.",
  },
  too_large: { ko: "너무 큰 숫자예요.", en: "This number is too large." },
  not_date: { ko: "YYYY-MM-DD 형식으로 입력해 주세요.", en: "Please enter a date as YYYY-MM-DD." },
  not_email: { ko: "올바른 이메일 주소를 입력해 주세요.", en: "Please enter a valid email address." },
  not_phone: {
    ko: "+국가번호 0100000000 형식으로 입력해 주세요. 국가번호는 생략할 수 있어요.",
    en: "Please enter +countrycode 0100000000; the country code is optional.",
  },
  not_checkbox: { ko: "True 또는 False로 입력해 주세요.", en: "Please enter True or False." },
  not_url: {
    ko: "한글과 특수문자 없이 올바른 URL을 입력해 주세요.",
    en: "Please enter a valid URL without Korean or special characters.",
  },
  not_option: { ko: "옵션 이름과 정확히 같아야 해요.", en: "Must exactly match an option." },
  not_options: {
    ko: "옵션 이름을 띄어쓰기 없이 ;로 구분해 주세요.",
    en: "Must be options separated by ';' without spaces.",
  },
  not_user: { ko: "팀 멤버의 이메일을 입력해 주세요.", en: "Must be the email of a team member." },
  not_corporation_number: {
    ko: "법인등록번호는 숫자 13자리로 입력해 주세요. 예: 110111-1234567",
    en: "Must be a corporation number of 13 digits, such as 110111-1234567.",
  },
  not_stage: { ko: "이 딜 유형의 단계 이름을 입력해 주세요.", en: "Must be the name of a stage of this deal type." },
  not_record: { ko: "연결할 레코드의 ID를 찾을 수 없어요.", en: "There is no record with this ID to link to." },
  duplicate: {
    ko: "다른 행과 값이 같아요. 고유해야 하는 필드예요.",
    en: "Another row has the same value, but it must be unique.",
  },
  same_record: {
    ko: "앞의 행과 같은 레코드예요. 한 레코드는 한 행으로만 업데이트할 수 있어요.",
    en: "An earlier row has the same record. Each record can be updated by one row only.",
  },
  no_match: { ko: "업데이트할 레코드를 찾을 수 없어요.", en: "There is no record to update." },
  several_match: {
    ko: "이 값인 레코드가 여러 개예요. 먼저 병합하거나 레코드 ID로 업데이트해 주세요.",
    en: "Several records have this value. Merge them first, or update by record ID.",
  },
  not_updated: { ko: "이 값으로는 업데이트할 수 없어요.", en: "The record can't be updated with this value." },
  exists: { ko: "이미 존재하는 값이에요.", en: "This value already exists" },
  incomplete: {
    ko: "새로 만들 레코드의 필수 항목이 비어 있어요.",
    en: "The new record would lack a required field.",
  },
});
export type CellProblem = keyof typeof cellTexts;
