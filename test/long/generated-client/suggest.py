"""From the first save to relations, through the generated client alone. TOLD: address and key."""

import json
import os

import openapi_client as api

told = json.loads(os.environ["TOLD"])


def competency_with(key):
    configuration = api.Configuration(host=told["address"], api_key={"key": key})
    return api.CompetencyApi(api.ApiClient(configuration))


def refused(status, kind, operation, *words):
    try:
        raise AssertionError(f"not refused: {operation(*words)}")
    except api.ApiException as refusal:
        assert refusal.status == status and isinstance(refusal.data, kind), refusal
        return refusal.data


competency = competency_with(told["key"])
course = api.CourseApi(competency.api_client)

taught = [
    (1, "Sorting", "Students can sort a list of numbers."),
    (2, "Sorting algorithms", "Students can compare algorithms that sort a list of numbers."),
    (3, "Baking", None),
]
inputs = [api.CompetencyInput(id=id, title=title, description=text, course_id=7) for id, title, text in taught]
exercise = api.Exercise(id=9, title="Sort by hand", course_id=7, competencies=[1])
competency.save_competencies(
    api.SaveCompetencyRequest(operation_type="UPDATE", competencies=inputs, exercise=exercise)
)
competency.map_competency_to_exercise(api.MapCompetencyToExerciseRequest(exercise_id=9, competency_id=2))
competency.map_competency_to_competency(
    api.MapCompetencyToCompetencyRequest(source_competency_id=1, target_competency_id=2)
)

asked = api.SuggestCompetencyRequest(description="Zahlen der Größe nach ordnen", course_id=7)
found = competency.suggest_competencies(asked).competencies
assert found[0].id in (1, 2) and found[0].course_id == 7, found
assert [each.id for each in course.list_competencies(7).competencies] == [1, 2, 3]
assert [each.course_id for each in course.list_courses().courses] == [7]
relations = competency.suggest_relations(7).relations
assert relations and {end for each in relations for end in (each.tail_id, each.head_id)} <= {1, 2, 3}, relations
assert api.HealthApi(competency.api_client).report_health().status == "ok"

nonsense = api.SuggestCompetencyRequest.model_construct(description=None, course_id="seven")
faults = refused(422, api.HTTPValidationError, competency.suggest_competencies, nonsense).detail
assert [each.loc[-1].actual_instance for each in faults] == ["description", "course_id"], faults
refused(401, api.ErrorDetail, competency_with("another-key-than-that").suggest_competencies, asked)
