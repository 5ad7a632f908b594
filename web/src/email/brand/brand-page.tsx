import { useTranslation } from "react-i18next";
import { ErrorState } from "../../ui/error-state";
import { FormSkeleton } from "../../ui/form-skeleton";
import { PageHeader } from "../../ui/page-header";
import { useBrand } from "../document/brand-queries";
import { BrandForm } from "./brand-form";

/** Settings → Email brand: how the team's mails look (docs/product/email.md#brand). */
export function BrandPage() {
  const { t } = useTranslation("email");
  const { data: brand, error, refetch } = useBrand();
  return (
    <>
      <PageHeader title={t("brand.title")} description={t("brand.description")} />
      {error && !brand && <ErrorState error={error} onRetry={refetch} />}
      {!error && !brand && <FormSkeleton />}
      {brand && <BrandForm saved={brand} />}
    </>
  );
}
