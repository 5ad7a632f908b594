import { SimpleGrid } from "@chakra-ui/react";
import { FORM_SIZES, type FormStyles } from "@dure/domain/routing/router/form";
import { useTranslation } from "react-i18next";
import { Choice } from "../../../ui/form/choice";
import { ColorInput } from "../../../ui/form/color-input";
import type { StepProps } from "../draft";
import { extraOf, setExtra, setStyles, stylesOf } from "./extra";
import { NumberInput } from "./number-input";

/** In CSS pixels, the same limits as the contract's. */
const MEASURES = [
  ["titleFontSize", 12, 64],
  ["descriptionFontSize", 10, 32],
  ["questionFontSize", 10, 32],
  ["questionDescriptionFontSize", 10, 32],
  ["spacing", 0, 80],
] as const satisfies readonly [keyof FormStyles, number, number][];

/** The colors, sizes and alignment of the form (docs/product/routing.md#style). */
export function FormStyle({ draft, onChange }: Pick<StepProps, "draft" | "onChange">) {
  const { t } = useTranslation("routing");
  const { theme, primaryColor } = extraOf(draft);
  const styles = stylesOf(draft);
  const set = (changes: Partial<FormStyles>) => setStyles(onChange, changes);
  const choices = <T extends string>(values: readonly T[], label: (value: T) => string) =>
    values.map((value) => ({ value, label: label(value) }));
  return (
    <>
      <Choice
        label={t("build.theme")}
        value={theme}
        options={choices(["light", "dark"] as const, (value) => t(`build.themes.${value}`))}
        onChange={(value) => setExtra(onChange, { theme: value })}
      />
      <ColorInput
        label={t("build.color")}
        value={primaryColor}
        initial="#0f766e"
        none={t("build.defaultColor")}
        onChange={(value) => setExtra(onChange, { primaryColor: value })}
      />
      <Choice
        label={t("build.size")}
        value={styles.size}
        options={choices(FORM_SIZES, (value) => t(`build.sizes.${value}`))}
        onChange={(size) => set({ size })}
      />
      {styles.size === "custom" && <Measures styles={styles} onChange={set} />}
      <Choice
        label={t("build.buttonSize")}
        value={styles.buttonSize}
        options={choices(["small", "medium", "large"] as const, (value) => t(`build.sizes.${value}`))}
        onChange={(buttonSize) => set({ buttonSize })}
      />
      <Choice
        label={t("build.layout")}
        value={styles.layout}
        options={choices(["vertical", "horizontal"] as const, (value) => t(`build.layouts.${value}`))}
        onChange={(layout) => set({ layout })}
      />
      <Choice
        label={t("build.align")}
        value={styles.align}
        options={choices(["left", "center", "right"] as const, (value) => t(`build.aligns.${value}`))}
        onChange={(align) => set({ align })}
      />
      <NumberInput
        label={t("build.maxWidth")}
        unit="px"
        min={280}
        max={1600}
        value={styles.maxWidth}
        onChange={(maxWidth) => set({ maxWidth })}
      />
    </>
  );
}

type MeasuresProps = { styles: FormStyles; onChange: (changes: Partial<FormStyles>) => void };

/** The inputs for the size `custom`. */
function Measures({ styles, onChange }: MeasuresProps) {
  const { t } = useTranslation("routing");
  return (
    <SimpleGrid columns={{ base: 1, sm: 2 }} gap="4">
      {MEASURES.map(([name, min, max]) => (
        <NumberInput
          key={name}
          label={t(`build.measure.${name}`)}
          unit="px"
          min={min}
          max={max}
          value={styles[name]}
          onChange={(value) => onChange({ [name]: value })}
        />
      ))}
    </SimpleGrid>
  );
}
