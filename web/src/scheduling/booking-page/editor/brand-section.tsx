import { SimpleGrid, Skeleton } from "@chakra-ui/react";
import { Suspense } from "react";
import { useController } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { useAreaParts } from "../../../lib/area-parts";
import { ColorInput } from "../../../ui/form/color-input";
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
        <BrandColor {...part} />
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

function BrandColor({ control, disabled }: SectionProps) {
  const { t } = useTranslation("scheduling");
  const { field } = useController({ control, name: "brand.color" });
  return (
    <ColorInput
      label={t("brand.color")}
      value={field.value ?? null}
      initial="#0f766e"
      none={t("brand.defaultColor")}
      disabled={disabled}
      onChange={field.onChange}
      onInvalid={field.onChange}
    />
  );
}
