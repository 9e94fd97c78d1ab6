import { filterProjects } from "../../sections/portfolio/filter-projects";
import { startIslands } from "../start-islands";

startIslands("filter-projects", filterProjects);
