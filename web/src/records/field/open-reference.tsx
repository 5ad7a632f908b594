import { IconButton } from "@chakra-ui/react";
import type { Reference } from "@dure/domain/records/record/record";
import { ArrowUpRight } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { useSideRecord } from "../record/side/use-side-record";

/** Opens the record that a field refers to, beside the page. */
export function OpenReference({ reference, label }: { reference: Reference; label: string }) {
  const { t } = useTranslation("records");
  const { linkTo } = useSideRecord();
  const text = t("field.openReference", { label, name: reference.label });
  return (
    <IconButton asChild variant="ghost" size="xs" flexShrink="0" aria-label={text} title={text}>
      <Link to={linkTo(reference.entity_type, reference.id)}>
        <ArrowUpRight />
      </Link>
    </IconButton>
  );
}
