import type { RecordView } from "@dure/domain/records/record/record";
import { useTranslation } from "react-i18next";
import { recordPath } from "../entity-pages";
import { useCopyPage } from "../use-copy-page";

/** Puts a record's address on the clipboard. */
export function useCopyLink() {
  const { t } = useTranslation("records");
  const copy = useCopyPage();
  return ({ entity, id }: RecordView) => copy({ pathname: recordPath(entity, id) }, t("detail.linkCopied"));
}
