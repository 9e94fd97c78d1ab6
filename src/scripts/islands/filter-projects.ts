import { startIslands } from "../../islands/start-islands";
import { filterProjects } from "../../sections/portfolio/filter-projects";

startIslands("filter-projects", filterProjects);
