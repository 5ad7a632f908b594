import { Button, Stack } from "@chakra-ui/react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { FormError } from "./form-error";

type MoreButtonProps = {
  /** An infinite query. */
  list: {
    data: unknown;
    hasNextPage: boolean;
    isFetchingNextPage: boolean;
    fetchNextPage: (options: { throwOnError: true }) => Promise<unknown>;
  };
  /** Replaces "Show more". */
  label?: string;
};

/** Fetches a list's next page, if it has one. A failure leaves the list, and is shown above the button. */
export function MoreButton({ list, label }: MoreButtonProps) {
  const { t } = useTranslation("ui");
  const { data, hasNextPage, isFetchingNextPage, fetchNextPage } = list;
  const [failure, setFailure] = useState<{ error: unknown; data: unknown }>();
  if (!hasNextPage) return null;
  const fetchMore = () => {
    setFailure(undefined);
    fetchNextPage({ throwOnError: true }).catch((error: unknown) => setFailure({ error, data }));
  };
  return (
    <Stack align="center" mt="3">
      <FormError error={failure?.data === data && failure?.error} />
      <Button size="sm" variant="outline" loading={isFetchingNextPage} onClick={fetchMore}>
        {label ?? t("more")}
      </Button>
    </Stack>
  );
}
