/** What a visitor enters to book; the phone number without its dial code. */
export type Answers = { name: string; email: string; dialCode: string; phone: string; company: string; note: string };

export type AnswerName = keyof Answers;
export type AnswerErrors = Partial<Record<AnswerName, string>>;

export const DIAL_CODES = [
  ...["+82", "+1", "+44", "+49", "+33", "+61", "+65", "+66", "+81", "+84", "+86", "+852", "+886", "+91"],
];
