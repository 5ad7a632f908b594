import { Input, SimpleGrid, Skeleton } from "@chakra-ui/react";
import { Suspense } from "react";
import { useController } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { useAreaParts } from "../../../lib/area-parts";
import { FieldFrame } from "../../../ui/form/field-frame";
import { FormSection } from "../form-section";
import type { SectionProps } from "../section-props";

/** How the visitors' page looks. */
export function BrandSection({ control, disabled }: SectionProps) {
  const { t } = useTranslation("scheduling");
  const part = { control, disabled };
  return (
    <FormSection title={t("brand.title")} description={t("brand.hint")}>
      <SimpleGrid columns={{ base: 1, sm: 2 }} gap="3">
        <BrandImage {...part} part="logo_url" label={t("brand.logo")} />
        <BrandImage {...part} part="cover_url" label={t("brand.cover")} />
        <BrandField {...part} part="color" label={t("brand.color")} placeholder="#0f766e" />
      </SimpleGrid>
    </FormSection>
  );
}

type BrandImageProps = SectionProps & { part: "logo_url" | "cover_url"; label: string };

function BrandImage({ control, disabled, part, label }: BrandImageProps) {
  const { ImageUpload } = useAreaParts();
  const { field } = useController({ control, name: `brand.${part}` });
  if (!ImageUpload) return null;
  return (
    <Suspense fallback={<Skeleton h="20" />}>
      <ImageUpload label={label} value={field.value ?? null} disabled={disabled} onChange={field.onChange} />
    </Suspense>
  );
}

type BrandFieldProps = SectionProps & { part: "color"; label: string; placeholder: string };

/** A value of the brand; an empty field leaves it to the product. */
function BrandField({ control, disabled, part, label, placeholder }: BrandFieldProps) {
  const { field, fieldState } = useController({ control, name: `brand.${part}` });
  return (
    <FieldFrame label={label} disabled={disabled} error={fieldState.error?.message}>
      <Input
        {...field}
        placeholder={placeholder}
        value={field.value ?? ""}
        onChange={({ target }) => field.onChange(target.value === "" ? null : target.value.trim())}
      />
    </FieldFrame>
  );
}
