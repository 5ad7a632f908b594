import type { Extra, FormStyles } from "@dure/domain/routing/router/form";
import { brandColors } from "./brand-colors";

type Measures = Pick<
  FormStyles,
  "titleFontSize" | "descriptionFontSize" | "questionFontSize" | "questionDescriptionFontSize" | "spacing"
>;

const MEDIUM: Measures = {
  titleFontSize: 24,
  descriptionFontSize: 14,
  questionFontSize: 14,
  questionDescriptionFontSize: 12,
  spacing: 20,
};
const SIZES: Record<Exclude<FormStyles["size"], "custom">, Measures> = {
  small: { ...MEDIUM, titleFontSize: 20, descriptionFontSize: 13, questionFontSize: 13, spacing: 14 },
  medium: MEDIUM,
  large: {
    titleFontSize: 30,
    descriptionFontSize: 16,
    questionFontSize: 16,
    questionDescriptionFontSize: 14,
    spacing: 28,
  },
};

const LOOK: Pick<FormStyles, "layout" | "align" | "buttonSize" | "maxWidth"> = {
  layout: "vertical",
  align: "left",
  buttonSize: "medium",
  maxWidth: 640,
};

/** A form's style: the keys for the style sheet's rules, and the CSS variables that they use. */
export function formStyle(extra: Extra | null) {
  const styles = extra?.customFormStyles;
  const { layout, align, buttonSize, maxWidth } = styles ?? LOOK;
  const measures = styles?.size === "custom" ? styles : SIZES[styles?.size ?? "medium"];
  const theme = extra?.theme ?? "light";
  return {
    theme,
    layout,
    align,
    buttonSize,
    variables: {
      "--form-width": `${maxWidth}px`,
      "--form-title": rem(measures.titleFontSize),
      "--form-description": rem(measures.descriptionFontSize),
      "--form-question": rem(measures.questionFontSize),
      "--form-hint": rem(measures.questionDescriptionFontSize),
      "--form-spacing": `${measures.spacing}px`,
      ...(extra?.primaryColor ? brandColors(extra.primaryColor, theme) : {}),
    },
  };
}

/** In rem, so that text scales with the visitor's browser settings. */
const rem = (pixels: number): string => `${pixels / 16}rem`;
