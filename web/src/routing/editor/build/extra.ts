import { Extra, FormStyles } from "@dure/domain/routing/router/form";
import type { RouterBody } from "@dure/domain/routing/router/router";
import type { StepProps } from "../draft";

type Change = StepProps["onChange"];

/** The form's display settings; defaults where nothing is set. */
export const extraOf = ({ extra }: Pick<RouterBody, "extra">): Extra => extra ?? Extra.parse({});

export const stylesOf = (body: Pick<RouterBody, "extra">): FormStyles =>
  body.extra?.customFormStyles ?? FormStyles.parse({});

export const setExtra = (onChange: Change, changes: Partial<Extra>): void =>
  onChange((before) => ({ ...before, extra: { ...extraOf(before), ...changes } }));

export const setStyles = (onChange: Change, changes: Partial<FormStyles>): void =>
  onChange((before) => ({
    ...before,
    extra: { ...extraOf(before), customFormStyles: { ...stylesOf(before), ...changes } },
  }));
