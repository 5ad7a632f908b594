/** @jsxImportSource preact */
import type { QuestionType } from "@dure/domain/forms/question/question";
import type { ComponentProps } from "preact";
import { DEFAULT_DIAL_CODE } from "../../lib/public/dial-codes";
import { ChoiceField } from "../../ui/public/field/choice-field";
import { CompanyField } from "../../ui/public/field/company-field";
import { ConsentField } from "../../ui/public/field/consent-field";
import { PhoneField } from "../../ui/public/field/phone-field";
import { RatingField } from "../../ui/public/field/rating-field";
import { SelectField } from "../../ui/public/field/select-field";
import { TextArea } from "../../ui/public/field/text-area";
import { TextInput } from "../../ui/public/field/text-input";
import {
  type AllowUpload,
  type Answers,
  companyNumberOf,
  MAX_LENGTH,
  type Value,
  type VisitorQuestion,
} from "./answers";
import { FileField } from "./file/file-field";
import { NoteField } from "./note-field";
import { StepTitle } from "./step-title";

type QuestionFieldProps = {
  question: VisitorQuestion;
  answers: Answers;
  error: string | undefined;
  onAnswer: (name: string, value: Value) => void;
  onDialCode: (name: string, dialCode: string) => void;
  allowUpload: AllowUpload | undefined;
};

const MAX_COMPANY_LENGTH = 200;
const LENGTHS: Partial<Record<QuestionType, number>> = { email: 254, number: 24, url: 2_000, date: 10 };
/** The types whose input is a one-line `<input>` of a type of its own. */
const INPUTS = { email: "email", number: "number", url: "url", date: "date" } as const;
const isInput = (type: QuestionType): type is keyof typeof INPUTS => Object.hasOwn(INPUTS, type);

/** Renders a question, by its type. */
export function QuestionField(props: QuestionFieldProps) {
  const { question, answers, error, onAnswer, onDialCode } = props;
  const { type, label, required, placeholder, options, url } = question;
  const hint = question.description;
  const answer = answers.values[question.name];
  const text = typeof answer === "string" ? answer : "";
  const onChange = (value: Value) => onAnswer(question.name, value);
  // The prefix keeps ids apart from those of the rest of the document. Ids have no spaces.
  const name = question.inputName ?? `q-${encodeURIComponent(question.name)}`;
  const common = { name, label, required, error, hint, onChange };
  const written = { ...common, placeholder, value: text, maxLength: question.maxLength ?? LENGTHS[type] ?? MAX_LENGTH };

  switch (type) {
    case "step":
      return <StepTitle title={label} text={hint} />;
    case "rating":
      return <RatingField {...common} max={question.rating_max ?? 5} chosen={text} />;
    case "note":
      return <NoteField title={label} text={hint} />;
    case "consent":
      return <ConsentField {...common} isGiven={answer === true} url={url} />;
    case "dropdown":
      return <SelectField {...common} options={options} value={text} placeholder={placeholder} />;
    case "radio":
      return (
        <ChoiceField
          {...common}
          type={type}
          options={options}
          chosen={[text]}
          onChange={([one = ""]) => onChange(one)}
        />
      );
    case "checkbox":
      return <ChoiceField {...common} type={type} options={options} chosen={Array.isArray(answer) ? answer : []} />;
    case "file":
      return (
        <FileField
          {...{ name, question, error, allowUpload: props.allowUpload, onChange }}
          entries={Array.isArray(answer) ? answer : []}
        />
      );
    case "tel":
      return (
        <PhoneField
          {...common}
          placeholder={placeholder}
          phone={text}
          dialCode={answers.dialCodes[question.name] ?? DEFAULT_DIAL_CODE}
          onDialCode={(dialCode) => onDialCode(question.name, dialCode)}
        />
      );
    default:
      return <WrittenField {...written} {...{ question, onAnswer }} />;
  }
}

type WrittenFieldProps = Pick<QuestionFieldProps, "question" | "onAnswer"> &
  Pick<
    ComponentProps<typeof CompanyField>,
    "name" | "label" | "required" | "error" | "hint" | "placeholder" | "value"
  > & {
    maxLength: number;
    onChange: (value: string) => void;
  };

/** An answer in words, or a number. */
function WrittenField({ question, onAnswer, ...written }: WrittenFieldProps) {
  const { type, unit, use_nicerating, autocomplete } = question;
  if (type === "longText") return <TextArea {...written} />;
  if (isInput(type))
    return (
      <TextInput {...written} type={INPUTS[type]} unit={type === "number" ? unit : ""} autocomplete={autocomplete} />
    );
  if (!use_nicerating) return <TextInput {...written} type="text" autocomplete={autocomplete} />;
  const choose = (company: string, niceId: string) => {
    written.onChange(company);
    onAnswer(companyNumberOf(question.name), niceId);
  };
  return <CompanyField {...written} onChange={choose} maxLength={MAX_COMPANY_LENGTH} />;
}
