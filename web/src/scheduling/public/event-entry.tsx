/** @jsxImportSource preact */
import { idInAddress, readFirstData } from "../../ui/public/shell/first-data";
import { PageFrame } from "../../ui/public/shell/page-frame";
import { start } from "../../ui/public/shell/start";
import { EventApp } from "./event/event-app";
import type { FirstData } from "./shell/first-data";
import "./styles/index.css";

const teamSlug = new URLSearchParams(location.search).get("team_slug") ?? undefined;

start(
  <PageFrame>
    <EventApp uuid={idInAddress()} teamSlug={teamSlug} first={readFirstData<FirstData>()} />
  </PageFrame>,
);
