/** @jsxImportSource preact */
import { idInAddress, readFirstData } from "../../ui/public/shell/first-data";
import { PageFrame } from "../../ui/public/shell/page-frame";
import { start } from "../../ui/public/shell/start";
import { MeetApp } from "./meet/meet-app";
import type { FirstData } from "./shell/first-data";
import "./styles/index.css";
import "./styles/meet.css";

start(
  <PageFrame>
    <MeetApp id={idInAddress()} first={readFirstData<FirstData>()} />
  </PageFrame>,
);
