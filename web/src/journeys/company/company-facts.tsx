import { DataList, Link } from "@chakra-ui/react";
import { type CompanyDetails, companyAgeYears } from "@dure/domain/journeys/company/company-details";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useNow } from "../../lib/use-now";
import { useFormat } from "../../ui/use-format";
import { websiteHref } from "./website-href";

/** What a company is; what nobody knows is left out. */
export function CompanyFacts({ details }: { details: CompanyDetails }) {
  const { t } = useTranslation("journeys");
  const { owner_name, scale, main_product, phone_number, website_url, email, address } = details;
  const founded = useFounded(details.etb_date);
  const website = websiteHref(website_url);
  const facts: readonly (readonly [string, ReactNode])[] = [
    [t("company.owner"), owner_name],
    [t("company.scale"), scale],
    [t("company.founded"), founded],
    [t("company.product"), main_product],
    [
      t("company.website"),
      website && (
        <Link href={website} target="_blank" rel="noreferrer" overflowWrap="anywhere">
          {website_url}
        </Link>
      ),
    ],
    [t("company.phone"), phone_number],
    [t("company.email"), email],
    [t("company.address"), address],
  ];
  return (
    <DataList.Root orientation="horizontal" gap="2" size="sm">
      {facts
        .filter(([, value]) => value)
        .map(([label, value]) => (
          <DataList.Item key={label} alignItems="baseline">
            <DataList.ItemLabel minW="24">{label}</DataList.ItemLabel>
            <DataList.ItemValue>{value}</DataList.ItemValue>
          </DataList.Item>
        ))}
    </DataList.Root>
  );
}

/** The founding day with the company's age; "" while nobody knows it. */
function useFounded(day: string): string {
  const { t } = useTranslation("journeys");
  const format = useFormat();
  const age = companyAgeYears(day, useNow());
  return age === null ? "" : t("company.age", { day: format.day(day), count: age });
}
