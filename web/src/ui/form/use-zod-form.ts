import { valueAt } from "@dure/domain/shared/issue-text";
import { toNestErrors } from "@hookform/resolvers";
import {
  type DefaultValues,
  type FieldError,
  type FieldValues,
  type Resolver,
  type UseFormProps,
  useForm,
} from "react-hook-form";
import { useTranslation } from "react-i18next";
import type { z } from "zod";
import { useLocalizedText } from "../../lib/language/use-localized-text";
import { useFormDraft } from "../draft/use-form-draft";
import { type IssueTexts, issueMessage } from "./issue-message";
import { useStoredValues } from "./use-stored-values";

type Options<In extends FieldValues, Out extends FieldValues> = Omit<
  UseFormProps<In, unknown, Out>,
  "resolver" | "defaultValues" | "values"
> & {
  defaultValues: DefaultValues<In>;
  /** Stored values; newer ones are merged into the form (docs/product/platform.md#editors). */
  values?: In;
  /**
   * Messages by field name. Empty, short and long values have their own messages, and so have errors that the schema
   * has a text for.
   */
  messages?: Partial<Record<Extract<keyof In, string>, string>>;
  /**
   * Distinguishes two forms of the same fields on a page, such as an id; false for a form with secrets, which keeps no
   * draft.
   */
  draft?: string | false;
};

/**
 * A form validated by the contract's schema on blur and on submit, with messages in the user's language. What is typed is
 * kept as a draft; its `guard` belongs to the dialog or the page around it.
 */
export function useZodForm<In extends FieldValues, Out extends FieldValues>(
  schema: z.ZodType<Out, In>,
  { messages, values, defaultValues, draft = "", ...options }: Options<In, Out>,
) {
  const { t } = useTranslation("ui");
  const textOf = useLocalizedText();
  const words: IssueTexts = {
    required: t("invalid.required"),
    format: t("invalid.format"),
    tooLong: (max) => t("invalid.tooLong", { max }),
    tooShort: (min) => t("invalid.tooShort", { min }),
    textOf,
    byField: { ...messages },
  };
  const form = useForm<In, unknown, Out>({
    mode: "onTouched",
    defaultValues: (values as DefaultValues<In> | undefined) ?? defaultValues,
    ...options,
    resolver: resolverOf(schema, words),
  });
  const { conflicts, begin, saved } = useStoredValues(form, values);
  const { guard, submit } = useFormDraft(form, draft);
  const handleSubmit: typeof form.handleSubmit = (onValid, onInvalid) =>
    form.handleSubmit((output, event) => {
      begin();
      return submit(() => onValid(output, event));
    }, onInvalid);
  return { ...form, handleSubmit, conflicts, saved, guard };
}

function resolverOf<In extends FieldValues, Out extends FieldValues>(
  schema: z.ZodType<Out, In>,
  words: IssueTexts,
): Resolver<In, unknown, Out> {
  return async (values, _context, settings) => {
    const result = await schema.safeParseAsync(values);
    if (result.success) return { values: result.data, errors: {} };
    const errors: Record<string, FieldError> = {};
    for (const issue of result.error.issues) {
      const message = issueMessage(issue, valueAt(values, issue.path), words);
      errors[issue.path.join(".")] ??= { type: issue.code, message };
    }
    return { values: {}, errors: toNestErrors(errors, settings) };
  };
}
