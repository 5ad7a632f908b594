/** @jsxImportSource preact */
import { EventApp } from "./event/event-app";
import { idInAddress, readFirstData } from "./shell/first-data";
import { start } from "./shell/start";

const teamSlug = new URLSearchParams(location.search).get("team_slug") ?? undefined;

start(<EventApp uuid={idInAddress()} teamSlug={teamSlug} first={readFirstData()} />);
