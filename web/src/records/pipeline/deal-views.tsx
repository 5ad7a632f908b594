import { Button, Group } from "@chakra-ui/react";
import { Columns3, List } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";

const VIEWS = [
  { id: "table", to: "/deals", icon: List },
  { id: "board", to: "/deals/board", icon: Columns3 },
] as const;

/** Deals as a list or on the board of their deal type. */
export function DealViews({ current }: { current: "table" | "board" }) {
  const { t } = useTranslation("records");
  return (
    <Group as="nav" attached aria-label={t("list.view")}>
      {VIEWS.map(({ id, to, icon: Icon }) => (
        <Button
          key={id}
          asChild
          variant="outline"
          bg={id === current ? "bg.emphasized" : undefined}
          aria-current={id === current ? "page" : undefined}
        >
          <Link to={to}>
            <Icon aria-hidden />
            {t(`list.${id}`)}
          </Link>
        </Button>
      ))}
    </Group>
  );
}
