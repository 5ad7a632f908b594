import { type ComponentProps, memo } from "react";
import { CardFace } from "./card-face";
import { CardMenu } from "./card-menu";
import { CardTitle } from "./card-title";

type CardBodyProps = ComponentProps<typeof CardTitle> & { arrived: boolean };

/** What stands in a card; a drag elsewhere does not draw it anew. */
export const CardBody = memo(function CardBody({ record, arrived, ...handle }: CardBodyProps) {
  return (
    <CardFace
      record={record}
      arrived={arrived}
      title={<CardTitle record={record} {...handle} />}
      menu={<CardMenu record={record} />}
    />
  );
});
