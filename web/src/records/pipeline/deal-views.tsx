import { Box, Button, Group } from "@chakra-ui/react";
import { Columns3, List } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";

type DealViewsProps = {
  current: "table" | "board";
  /** The deal type shown; empty for all. */
  pipelineId: string;
};

/** Deals as a list or on the board of their deal type; on a phone by their icons alone. */
export function DealViews({ current, pipelineId }: DealViewsProps) {
  const { t } = useTranslation("records");
  const views = [
    { id: "table", to: pipelineId ? `/deals?type=${pipelineId}` : "/deals", icon: List },
    { id: "board", to: pipelineId ? `/deals/${pipelineId}/board` : "/deals/board", icon: Columns3 },
  ] as const;
  return (
    <Group as="nav" attached aria-label={t("list.view")}>
      {views.map(({ id, to, icon: Icon }) => (
        <Button
          key={id}
          asChild
          variant="outline"
          bg={id === current ? "bg.emphasized" : undefined}
          aria-current={id === current ? "page" : undefined}
        >
          <Link to={to} aria-label={t(`list.${id}`)}>
            <Icon aria-hidden />
            <Box as="span" hideBelow="md">
              {t(`list.${id}`)}
            </Box>
          </Link>
        </Button>
      ))}
    </Group>
  );
}
