/** @jsxImportSource preact */

import { ChoiceField } from "../../../ui/public/field/choice-field";
import { CompanyField } from "../../../ui/public/field/company-field";
import { ConsentField } from "../../../ui/public/field/consent-field";
import { PhoneField } from "../../../ui/public/field/phone-field";
import { SelectField } from "../../../ui/public/field/select-field";
import { TextArea } from "../../../ui/public/field/text-area";
import { TextInput } from "../../../ui/public/field/text-input";
import { type Answers, COMPANY_NUMBER, isInvitees, type Question, type Value } from "./answers";

type QuestionFieldProps = {
  question: Question;
  answers: Answers;
  error: string | undefined;
  onAnswer: (name: string, value: Value) => void;
  onDialCode: (dialCode: string) => void;
};

const LENGTHS = { name: 100, email: 254, company: 200, note: 2000 };
const MAX_LENGTH = 5000;
const AUTOCOMPLETE = { name: "name", email: "email", company: "organization" } as const;
const INPUTS = { email: "email", tel: "tel", number: "number" } as const;

/** A question as its type asks it. The invitee's own values are texts, whatever the type. */
export function QuestionField({ question, answers, error, onAnswer, onDialCode }: QuestionFieldProps) {
  const { name, type, label, required, placeholder, options, url, unit } = question;
  const hint = question.description;
  const answer = answers.values[name];
  const isOwn = !isInvitees(name);
  const text = typeof answer === "string" ? answer : "";
  const onChange = (value: Value) => onAnswer(name, value);
  // Ids of the page's own could meet those of the rest of the document.
  const choices = options.map((one) => ({ value: one, label: one }));
  const common = { name: isOwn ? `q-${name}` : name, label, required, error, hint, onChange };

  if (name === "phone")
    return <PhoneField {...common} phone={text} dialCode={answers.dialCode} onDialCode={onDialCode} />;
  if (isOwn && type === "consent") return <ConsentField {...common} isGiven={answer === true} url={url} />;
  if (isOwn && type === "dropdown")
    return <SelectField {...common} options={choices} value={text} placeholder={placeholder} />;
  if (isOwn && type === "radio")
    return (
      <ChoiceField {...common} type={type} options={choices} chosen={[text]} onChange={([one = ""]) => onChange(one)} />
    );
  if (isOwn && type === "checkbox")
    return <ChoiceField {...common} type={type} options={choices} chosen={Array.isArray(answer) ? answer : []} />;

  if (name === "company" && question.use_nicerating) {
    const take = (company: string, niceId: string) => {
      onChange(company);
      onAnswer(COMPANY_NUMBER, niceId);
    };
    return (
      <CompanyField {...common} onChange={take} value={text} placeholder={placeholder} maxLength={LENGTHS.company} />
    );
  }

  const written = {
    ...common,
    placeholder,
    value: text,
    maxLength: LENGTHS[name as keyof typeof LENGTHS] ?? MAX_LENGTH,
  };
  if (type === "longText" || name === "note") return <TextArea {...written} />;
  const input = name === "email" ? "email" : isOwn && type in INPUTS ? INPUTS[type as keyof typeof INPUTS] : "text";
  return (
    <TextInput
      {...written}
      type={input}
      unit={input === "number" ? unit : ""}
      autocomplete={AUTOCOMPLETE[name as keyof typeof AUTOCOMPLETE] ?? (input === "tel" ? "tel" : undefined)}
    />
  );
}
